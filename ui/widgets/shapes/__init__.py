"""The grammar of shapes as points and meshes."""
