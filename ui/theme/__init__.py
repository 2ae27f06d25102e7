"""The looks: tokens, sizes on glass, faces and colours."""
