"""The hands: playing, dropping and drawing cards, and the power they give."""
