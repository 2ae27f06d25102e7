"""Render dice as cameras see them, with Blender: gloss, hollow pips, soft shadows, wood, felt and boxes.

    python -m venv blender && blender/bin/pip install "bpy==4.2.*"
    blender/bin/python tests/vision/training/rendering.py crowd PICTURES/rendered 50000 120
    blender/bin/python tests/vision/training/rendering.py roll ROLLS 1000 60

A crowd is for training: as many dice as there is room for. A roll is for measuring: one to six dice, apart
from each other. It runs by itself, in a Python that has Blender’s module and nothing of ours.
"""

from __future__ import annotations

import json
import math
import random
import sys
from pathlib import Path
from typing import Any, NamedTuple

import bpy
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Euler, Quaternion, Vector

PIPS = {
    1: [(0, 0)], 2: [(-1, 1), (1, -1)], 3: [(-1, 1), (0, 0), (1, -1)],
    4: [(-1, -1), (1, 1), (-1, 1), (1, -1)],
    5: [(-1, -1), (1, 1), (-1, 1), (1, -1), (0, 0)], 6: [(-1, -1), (1, 1), (-1, 1), (1, -1), (-1, 0), (1, 0)],
}  # fmt: skip
AXES = {1: (0, 0, 1), 6: (0, 0, -1), 2: (1, 0, 0), 5: (-1, 0, 0), 3: (0, 1, 0), 4: (0, -1, 0)}
BODIES = {
    "white": (0.8, 0.8, 0.78), "ivory": (0.75, 0.66, 0.45), "red": (0.5, 0.02, 0.02),
    "black": (0.012, 0.012, 0.013),
    "blue": (0.02, 0.06, 0.4), "green": (0.02, 0.22, 0.05), "yellow": (0.75, 0.5, 0.03),
    "orange": (0.75, 0.2, 0.02),
    "purple": (0.18, 0.03, 0.3), "pink": (0.8, 0.22, 0.35), "clear": (0.85, 0.87, 0.9),
    "gray": (0.3, 0.3, 0.31),
}  # fmt: skip
LIGHT = ("white", "ivory", "yellow", "orange", "pink", "clear", "gray")
WOODS = ((0.32, 0.16, 0.06), (0.5, 0.3, 0.14), (0.12, 0.05, 0.02), (0.6, 0.45, 0.28))
FELTS = ((0.02, 0.15, 0.05), (0.03, 0.03, 0.12), (0.2, 0.02, 0.03), (0.03, 0.03, 0.03), (0.25, 0.25, 0.26))
CLOTHS = ((0.6, 0.58, 0.5), (0.7, 0.7, 0.72), (0.2, 0.3, 0.45))
WALLS = ((0.02, 0.02, 0.02), (0.3, 0.15, 0.06), (0.02, 0.1, 0.04), (0.4, 0.4, 0.4))
Colour = tuple[float, ...]


class Kind(NamedTuple):
    """What is thrown: how large a die may be, how near others, how far the camera tilts."""

    size: tuple[int, int]
    sides_px: tuple[float, ...]
    most: int
    gaps: tuple[float, ...]
    tilts: tuple[int, ...]
    samples: int


KINDS = {
    "crowd": Kind(
        (704, 528), (30.0, 33.0, 36.0, 40.0, 44.0), 90, (1.5, 1.6, 1.8), (0, 8, 16, 24, 32, 38), 10
    ),
    "roll": Kind((640, 480), (24.0, 28.0, 32.0, 40.0, 48.0, 64.0, 72.0), 6, (1.75,), (0, 5, 10, 20, 30), 16),
}


class Make(NamedTuple):
    """How a die is made, in its own sides."""

    edge: float
    pip: float
    spread: float
    ace: float
    depth: float


def some_make(chance: random.Random) -> Make:
    """A die as some maker makes it."""
    edge, pip, spread = chance.uniform(0.05, 0.14), chance.uniform(0.08, 0.11), chance.uniform(0.22, 0.27)
    return Make(edge, pip, spread, chance.choice([1, 1, 1, 1.35]), chance.uniform(0.2, 0.95))


def material(colour: Colour, rough: float, clear: float = 0.0) -> Any:
    """One plain material."""
    made = bpy.data.materials.new("plain")
    made.use_nodes = True
    surface = made.node_tree.nodes["Principled BSDF"]
    surface.inputs["Base Color"].default_value = (*colour, 1)
    surface.inputs["Roughness"].default_value = rough
    surface.inputs["Transmission Weight"].default_value = clear
    return made


def ground(kind: str, chance: random.Random) -> Any:
    """What dice lie on: two colours mixed by a pattern."""
    pattern, scale, colours, rough, part = grounds(kind, chance)
    made = material((0, 0, 0), rough)
    nodes, links = made.node_tree.nodes, made.node_tree.links
    places, turned = nodes.new("ShaderNodeTexCoord"), nodes.new("ShaderNodeMapping")
    turned.inputs["Rotation"].default_value = (0, 0, chance.uniform(0, math.pi))
    if kind == "wood":
        turned.inputs["Scale"].default_value = (0.5, 6, 1)
    texture, mixed = nodes.new(pattern), nodes.new("ShaderNodeValToRGB")
    texture.inputs["Scale"].default_value = scale
    for element, colour, at in zip(mixed.color_ramp.elements, colours, (0.3, 0.7), strict=True):
        element.color, element.position = (*colour, 1), at
    links.new(places.outputs["Object"], turned.inputs["Vector"])
    links.new(turned.outputs["Vector"], texture.inputs["Vector"])
    links.new(texture.outputs[part], mixed.inputs["Fac"])
    links.new(mixed.outputs["Color"], nodes["Principled BSDF"].inputs["Base Color"])
    return made


def grounds(kind: str, chance: random.Random) -> tuple[str, float, tuple[Colour, Colour], float, str]:
    """The pattern of a ground, its scale, its colours, how rough it is, and which part of it counts."""
    noise, cells = "ShaderNodeTexNoise", "ShaderNodeTexVoronoi"
    if kind == "print":
        colours = (
            tuple(chance.uniform(0.01, 0.3) for _ in range(3)),
            tuple(chance.uniform(0.05, 0.5) for _ in range(3)),
        )
        return cells, chance.uniform(0.3, 0.8), colours, chance.uniform(0.3, 0.7), "Color"
    if kind == "wood":
        base, dark, bright, scale, rough = chance.choice(WOODS), 0.55, 1.0, 1.0, chance.uniform(0.25, 0.6)
    elif kind == "felt":
        base, dark, bright, scale, rough = chance.choice(FELTS), 0.7, 1.3, 40.0, 0.95
    elif kind == "cloth":
        base, dark, bright, scale, rough = chance.choice(CLOTHS), 0.8, 1.0, chance.uniform(6, 20), 0.9
    else:
        gray = chance.uniform(0.02, 0.25)
        base = (gray * chance.uniform(0.8, 1.1), gray, gray * chance.uniform(0.8, 1.2))
        dark, bright, scale, rough = 0.9, 1.1, chance.uniform(0.1, 2), chance.uniform(0.3, 0.9)
    colours = tuple(part * dark for part in base), tuple(part * bright for part in base)
    return (
        (cells, scale, colours, rough, "Distance")
        if kind == "cloth"
        else (noise, scale, colours, rough, "Fac")
    )


def inks(name: str, chance: random.Random) -> tuple[Colour, Colour]:
    """The colours of the pips and of the pip of the one: seen against the body, as makers see to."""
    dark = [(0.01, 0.01, 0.01), (0.01, 0.01, 0.01), (0.02, 0.02, 0.1), (0.25, 0.01, 0.01), (0.02, 0.1, 0.03)]
    pale = [(0.85, 0.85, 0.85), (0.85, 0.85, 0.85), (0.8, 0.6, 0.1)]
    ink = chance.choice(dark) if name in LIGHT else chance.choice(pale)
    if abs(brightness(ink) - brightness(BODIES[name])) < 0.12 and name != "black":
        ink = pale[0] if brightness(BODIES[name]) < 0.3 else dark[0]
    ink = pale[0] if name in ("black", "purple", "blue") else ink
    return ink, (0.55, 0.01, 0.01) if name == "white" and chance.random() < 0.25 else ink


def brightness(colour: Colour) -> float:
    """How bright a colour is."""
    return 0.2 * colour[0] + 0.7 * colour[1] + 0.1 * colour[2]


def die(name: str, make: Make, chance: random.Random) -> Any:
    """A cube with soft edges and hollow pips."""
    clear = 0.9 if name == "clear" else 0.0
    if name not in ("white", "black", "ivory", "gray", "clear"):
        clear = chance.choice([0, 0, 0, 0.6, 0.9])
    ink, ace = inks(name, chance)
    body = tuple(min(1, max(0.004, part * chance.uniform(0.7, 1.2))) for part in BODIES[name])
    materials = [
        material(body, chance.choice([0.08, 0.2, 0.35, 0.5]), clear),
        material(ink, 0.4),
        material(ace, 0.4),
    ]
    bpy.ops.mesh.primitive_cube_add(size=1)
    cube = bpy.context.object
    soft = cube.modifiers.new("edges", "BEVEL")
    soft.width, soft.segments = make.edge, 4
    bpy.ops.object.modifier_apply(modifier="edges")
    for one in materials:
        cube.data.materials.append(one)
    hollows = joined([hollow for face in AXES for hollow in hollows_of(face, make, materials, chance)])
    cut = cube.modifiers.new("pips", "BOOLEAN")
    cut.object, cut.operation, cut.solver, cut.material_mode = hollows, "DIFFERENCE", "EXACT", "TRANSFER"
    bpy.context.view_layer.objects.active = cube
    bpy.ops.object.modifier_apply(modifier="pips")
    bpy.data.objects.remove(hollows)
    cube.select_set(True)
    bpy.ops.object.shade_smooth_by_angle(angle=math.radians(30))
    return cube


def hollows_of(face: int, make: Make, materials: list[Any], chance: random.Random) -> list[Any]:
    """The balls that hollow out the pips of a face."""
    out = Vector(AXES[face])
    one = out.orthogonal().normalized()
    other = out.cross(one)
    if chance.random() < 0.5:
        one, other = other, -one
    radius = make.pip * (make.ace if face == 1 else 1)
    ball = radius / math.sqrt(1 - (1 - make.depth) ** 2)
    made = []
    for across, along in PIPS[face]:
        middle = out * (0.5 + ball * (1 - make.depth)) + (one * across + other * along) * make.spread
        bpy.ops.mesh.primitive_uv_sphere_add(segments=20, ring_count=12, radius=ball, location=middle)
        bpy.context.object.data.materials.append(materials[2 if face == 1 else 1])
        made.append(bpy.context.object)
    return made


def joined(objects: list[Any]) -> Any:
    """Many objects as one."""
    bpy.ops.object.select_all(action="DESELECT")
    for one in objects:
        one.select_set(True)
    bpy.context.view_layer.objects.active = objects[0]
    bpy.ops.object.join()
    return bpy.context.object


def upright(face: int) -> Quaternion:
    """What turns a die so that a face lies on top."""
    return Vector(AXES[face]).rotation_difference(Vector((0, 0, 1)))


def hang_camera(scene: Any, kind: Kind, side_px: float, chance: random.Random) -> Any:
    """A camera over the middle, more or less tilted."""
    tilt = math.radians(chance.choice(kind.tilts) + chance.uniform(-3, 3))
    around, far = chance.uniform(0, 2 * math.pi), chance.uniform(22, 45)
    lens = bpy.data.cameras.new("camera")
    camera = bpy.data.objects.new("camera", lens)
    scene.collection.objects.link(camera)
    scene.camera = camera
    lens.sensor_width, lens.lens = 36, 36 * side_px * far / kind.size[0]
    way = Vector((math.sin(tilt) * math.sin(around), -math.sin(tilt) * math.cos(around), math.cos(tilt)))
    camera.location = way * far + Vector((0, 0, 1))
    camera.rotation_euler = (-way).to_track_quat("-Z", "Y").to_euler()
    return camera


def build_box(half: tuple[float, float], chance: random.Random) -> None:
    """Four walls around what the camera sees."""
    wide, deep = half
    wall = material(chance.choice(WALLS), chance.uniform(0.3, 0.9))
    for x, y, across, along in (
        (wide, 0, 0.25, deep),
        (-wide, 0, 0.25, deep),
        (0, deep, wide, 0.25),
        (0, -deep, wide, 0.25),
    ):
        bpy.ops.mesh.primitive_cube_add(size=2, location=(x, y, 0.6))
        bpy.context.object.scale = (across, along, 0.6 * chance.uniform(0.8, 1.5))
        bpy.context.object.data.materials.append(wall)


def light_room(scene: Any, chance: random.Random) -> None:
    """A lamp or two, or a window, and what the walls give back."""
    warm = chance.uniform(0, 1)
    scene.world = bpy.data.worlds.new("room")
    scene.world.use_nodes = True
    walls = scene.world.node_tree.nodes["Background"]
    walls.inputs[0].default_value = (1, 1 - 0.25 * warm, 1 - 0.5 * warm, 1)
    walls.inputs[1].default_value = chance.uniform(0.05, 0.65)
    for _ in range(chance.choice([1, 1, 2])):
        what = chance.choice(["lamp", "lamp", "bulb", "window"])
        lamp = bpy.data.lights.new(what, "POINT" if what == "bulb" else "AREA")
        hung = bpy.data.objects.new(what, lamp)
        scene.collection.objects.link(hung)
        high = chance.uniform(15, 35) if what == "window" else chance.uniform(25, 70)
        around, away = chance.uniform(0, 2 * math.pi), 60 if what == "window" else chance.uniform(5, 40)
        hung.location = (away * math.cos(around), away * math.sin(around), high)
        hung.rotation_euler = (-hung.location).to_track_quat("-Z", "Y").to_euler()
        if what == "bulb":
            lamp.shadow_soft_size = chance.uniform(1, 3)
        else:
            lamp.size = 30 if what == "window" else chance.uniform(4, 14)
        lamp.energy = (high**2 + away**2) * chance.uniform(5, 14)
        lamp.color = (1, 1 - 0.2 * warm, 1 - 0.45 * warm)


def throw(
    scene: Any, kind: Kind, half: tuple[float, float], chance: random.Random
) -> list[tuple[str, int, Any]]:
    """Dice where there is room for them, each on one of its faces."""
    is_roll = kind is KINDS["roll"]
    names = (
        [chance.choice(["white", "white", "red", *BODIES])] * 6 if is_roll and chance.random() < 0.6 else None
    )
    names = names or chance.sample([*BODIES, "white", "white", "white", "red", "red", "ivory", "black"], 14)
    count = chance.randint(1, min(kind.most, 6)) if is_roll else kind.most
    gap, models, spots, thrown = chance.choice(kind.gaps), {}, [], []
    for _ in range(count):
        tries = [(chance.uniform(-half[0], half[0]), chance.uniform(-half[1], half[1])) for _ in range(60)]
        spot = next((one for one in tries if all(math.dist(one, other) > gap for other in spots)), None)
        if spot is None:
            continue
        spots.append(spot)
        name, face = chance.choice(names), chance.randint(1, 6)
        if name in models:
            one = models[name].copy()
            scene.collection.objects.link(one)
        else:
            one = models[name] = die(name, some_make(chance), chance)
        one.rotation_mode = "QUATERNION"
        one.rotation_quaternion = Euler((0, 0, chance.uniform(0, 2 * math.pi))).to_quaternion() @ upright(
            face
        )
        one.location = (*spot, 0.5)
        thrown.append((name, face, one))
    return thrown


def corners_of(
    scene: Any, camera: Any, one: Any, face: int, size: tuple[int, int]
) -> list[tuple[float, float]]:
    """Where the corners of the upper face of a die are in the picture."""
    yaw = (one.rotation_quaternion @ upright(face).inverted()).to_euler().z
    seen = []
    for x, y in ((-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5)):
        across, along = x * math.cos(yaw) - y * math.sin(yaw), x * math.sin(yaw) + y * math.cos(yaw)
        spot = world_to_camera_view(
            scene, camera, Vector((one.location.x + across, one.location.y + along, 1))
        )
        seen.append((spot.x * size[0], (1 - spot.y) * size[1]))
    return seen


def render(kind: Kind, folder: Path, seed: int) -> None:
    """One picture and its truth."""
    chance = random.Random(seed)
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine, scene.cycles.samples, scene.cycles.seed = "CYCLES", kind.samples, seed
    scene.cycles.use_denoising, scene.cycles.max_bounces = True, 4
    scene.render.resolution_x, scene.render.resolution_y = kind.size
    scene.view_settings.view_transform = "Standard"
    scene.view_settings.exposure = chance.uniform(-0.7, 0.7)
    what, side_px = chance.choice(["wood", "felt", "cloth", "print", "plain"]), chance.choice(kind.sides_px)
    bpy.ops.mesh.primitive_plane_add(size=80)
    bpy.context.object.data.materials.append(ground(what, chance))
    camera = hang_camera(scene, kind, side_px, chance)
    half = kind.size[0] / side_px / 2 - 1.3, kind.size[1] / side_px / 2 - 1.3
    has_box = chance.random() < 0.5
    if has_box:
        build_box((half[0] + 0.9, half[1] + 0.7), chance)
    thrown = throw(scene, kind, (half[0] * 0.92, half[1] * 0.9), chance)
    light_room(scene, chance)
    scene.render.filepath = str(folder / f"{seed}.png")
    bpy.ops.render.render(write_still=True)
    dice = [{"face": face, "colour": name, "corners": corners_of(scene, camera, one, face, kind.size)}
            for name, face, one in thrown]  # fmt: skip
    truth = {"ground": what, "has_box": has_box, "side_px": side_px, "dice": dice}
    (folder / f"{seed}.json").write_text(json.dumps(truth))


if __name__ == "__main__":
    Path(sys.argv[2]).mkdir(parents=True, exist_ok=True)
    for number in range(int(sys.argv[3]), int(sys.argv[3]) + int(sys.argv[4])):
        render(KINDS[sys.argv[1]], Path(sys.argv[2]).resolve(), number)
