"""The open market and the stacks beside it: recruiting for points, gaining without, and filling again."""
