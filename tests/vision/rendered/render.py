"""Renders the scenes of `scenes.py` by tracing rays: sleeves that shine, labels that bend, cards on others.

python render.py FOLDER

It needs Blender's module (`pip install bpy==4.2`, in an environment of its own) and nothing of this project.
Every scene without a picture gets one, and a truth in JSON: where in the picture each code lies, how many
pixels a module it has, and which share of it nothing hides.
"""

from __future__ import annotations

import json
import math
import sys
from pathlib import Path
from typing import Any

import bpy
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector

UNIT_MM = 10.0
STEPS = 12  # parts of a side along which a card may bend
GROUNDS = {
    "wood": ((0.16, 0.075, 0.03), (0.34, 0.18, 0.08), 0.35),
    "felt": ((0.015, 0.09, 0.03), (0.03, 0.17, 0.06), 0.95),
    "print": ((0.05, 0.12, 0.3), (0.5, 0.3, 0.12), 0.5),
    "plain": ((0.2, 0.2, 0.19), (0.24, 0.24, 0.23), 0.6),
}
NOISE = {"wood": (0.3, 8.0, (0.4, 7, 1)), "felt": (30.0, 4.0, (1, 1, 1)), "print": (0.35, 1.0, (1, 1, 1))}


def material(name: str) -> tuple[Any, Any, Any]:
    """Return a new material, its nodes, and the one that tells how it shines."""
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    return made, made.node_tree, made.node_tree.nodes["Principled BSDF"]


def ground(kind: str) -> None:
    """Lay a table under everything."""
    bpy.ops.mesh.primitive_plane_add(size=1000)
    made, tree, surface = material("ground")
    dark, light, rough = GROUNDS[kind]
    fine, detail, stretch = NOISE.get(kind, (0.1, 2.0, (1, 1, 1)))
    where, noise, ramp = (tree.nodes.new(f"ShaderNode{what}") for what in ("Mapping", "TexNoise", "ValToRGB"))
    spots = tree.nodes.new("ShaderNodeTexCoord")
    where.inputs["Scale"].default_value = stretch
    noise.inputs["Scale"].default_value, noise.inputs["Detail"].default_value = fine, detail
    for element, colour, at in zip(ramp.color_ramp.elements, (dark, light), (0.35, 0.65), strict=True):
        element.color, element.position = (*colour, 1), at
    tree.links.new(spots.outputs["Object"], where.inputs["Vector"])
    tree.links.new(where.outputs["Vector"], noise.inputs["Vector"])
    tree.links.new(noise.outputs["Fac"], ramp.inputs["Fac"])
    tree.links.new(ramp.outputs["Color"], surface.inputs["Base Color"])
    surface.inputs["Roughness"].default_value = rough
    bpy.context.object.data.materials.append(made)


def height(card: dict[str, Any], x: float, y: float) -> float:
    """How far above its middle a bent card is, at a place of its own."""
    half = card["sides_mm"][0] / 2
    along = (x * math.cos(card["bend_way"]) + y * math.sin(card["bend_way"])) / half
    return card["bend"] * card["sides_mm"][0] * along**2


def lay(card: dict[str, Any], folder: Path) -> Any:
    """Lay one card: print on paper, and a coat that shines unevenly where it has a sleeve."""
    wide, high = card["sides_mm"]
    bpy.ops.mesh.primitive_grid_add(x_subdivisions=STEPS, y_subdivisions=STEPS, size=1, calc_uvs=True)
    laid = bpy.context.object
    for corner in laid.data.vertices:
        x, y = corner.co.x * wide, corner.co.y * high
        corner.co = Vector((x, y, height(card, x, y))) / UNIT_MM
    laid.location = Vector(card["middle_mm"]) / UNIT_MM
    laid.rotation_euler = (0, 0, card["turn"])
    thick = laid.modifiers.new("thick", "SOLIDIFY")
    thick.thickness, thick.offset = card["thick_mm"] / UNIT_MM, -1
    laid.data.materials.append(printed(card, folder))
    bpy.ops.object.shade_smooth()
    return laid


def printed(card: dict[str, Any], folder: Path) -> Any:
    """Return what a card is made of."""
    made, tree, surface = material("card")
    picture, bump, noise = (tree.nodes.new(f"ShaderNode{what}") for what in ("TexImage", "Bump", "TexNoise"))
    picture.image = bpy.data.images.load(str(folder / card["file"]))
    tree.links.new(picture.outputs["Color"], surface.inputs["Base Color"])
    surface.inputs["Roughness"].default_value = card["paper_rough"]
    surface.inputs["Coat Weight"].default_value = card["sleeve"]
    surface.inputs["Coat Roughness"].default_value = card["sleeve_rough"]
    noise.inputs["Scale"].default_value = 1.2
    spots = tree.nodes.new("ShaderNodeTexCoord")
    tree.links.new(spots.outputs["Object"], noise.inputs["Vector"])
    bump.inputs["Strength"].default_value, bump.inputs["Distance"].default_value = card["bumps"], 0.1
    tree.links.new(noise.outputs["Fac"], bump.inputs["Height"])
    tree.links.new(bump.outputs["Normal"], surface.inputs["Coat Normal"])
    return made


def lamp(said: dict[str, Any], warm: float) -> None:
    """Hang one lamp, which is seen in whatever shines."""
    light = bpy.data.lights.new("lamp", "AREA")
    hung = bpy.data.objects.new("lamp", light)
    bpy.context.scene.collection.objects.link(hung)
    away, high = said["away_mm"] / UNIT_MM, said["high_mm"] / UNIT_MM
    hung.location = (away * math.cos(said["way"]), away * math.sin(said["way"]), high)
    hung.rotation_euler = (-hung.location).to_track_quat("-Z", "Y").to_euler()
    light.shape = "DISK" if said["kind"] == "bulb" else "RECTANGLE"
    light.size = said["sides_mm"][0] / UNIT_MM
    if light.shape == "RECTANGLE":
        light.size_y = said["sides_mm"][1] / UNIT_MM
    light.energy = 9 * said["strength"] * (away**2 + high**2)
    light.color = (1, 1 - 0.2 * warm, 1 - 0.4 * warm)


def camera(scene: dict[str, Any]) -> Any:
    """Point a camera at the middle, from so far and so tilted that the view is as wide as told."""
    made = bpy.data.cameras.new("camera")
    seen_by = bpy.data.objects.new("camera", made)
    bpy.context.scene.collection.objects.link(seen_by)
    tilt, far = math.radians(scene["tilt"]), scene["far_mm"] / UNIT_MM
    way = Vector(
        (math.sin(tilt) * math.sin(scene["way"]), -math.sin(tilt) * math.cos(scene["way"]), math.cos(tilt))
    )
    seen_by.location = far * way
    seen_by.rotation_euler = (-seen_by.location).to_track_quat("-Z", "Y").to_euler()
    made.sensor_width = 36
    made.lens = 36 * scene["far_mm"] / scene["wide_mm"]
    if scene["stop"]:
        made.dof.use_dof, made.dof.focus_distance = True, far * 1.01
        # A phone's lens is small: its stop is that of a frame a fifth as large.
        made.dof.aperture_fstop = scene["stop"] * 5
    bpy.context.scene.camera = seen_by
    return seen_by


def world(scene: dict[str, Any]) -> None:
    """Light everything from all around, and set how the picture is developed."""
    around = bpy.data.worlds.new("around")
    bpy.context.scene.world = around
    around.use_nodes = True
    sky = around.node_tree.nodes["Background"]
    sky.inputs[0].default_value = (1, 1 - 0.2 * scene["warm"], 1 - 0.45 * scene["warm"], 1)
    sky.inputs[1].default_value = scene["around"]
    view = bpy.context.scene.view_settings
    view.view_transform, view.exposure = scene["look"], scene["exposure"]


def prepare(scene: dict[str, Any]) -> None:
    """Empty the program and tell it how to render."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    here = bpy.context.scene
    here.render.engine = "CYCLES"
    here.render.threads_mode, here.render.threads = "FIXED", 1
    here.render.resolution_x, here.render.resolution_y = scene["size"]
    here.render.image_settings.file_format = "PNG"
    how = here.cycles
    how.samples, how.seed, how.max_bounces = scene["samples"], scene["number"], 2
    how.device, how.use_denoising, how.use_adaptive_sampling = "CPU", True, True


def spot_of(card: dict[str, Any], laid: Any, x_mm: float, y_mm: float) -> Any:
    """Return where in the world a place of a card is, told from its top left."""
    x, y = x_mm - card["sides_mm"][0] / 2, card["sides_mm"][1] / 2 - y_mm
    return laid.matrix_world @ (Vector((x, y, height(card, x, y))) / UNIT_MM)


def truth_of(
    code: dict[str, Any], card: dict[str, Any], laid: Any, eye: Any, size: list[int]
) -> dict[str, Any]:
    """Tell where a code is seen, how large, and how much of it."""
    left, top, right, bottom = code["box_mm"]

    def seen(x: float, y: float) -> tuple[float, float]:
        at = world_to_camera_view(bpy.context.scene, eye, spot_of(card, laid, x, y))
        return at.x * size[0] - 0.5, (1 - at.y) * size[1] - 0.5

    corners = [seen(x, y) for x, y in ((left, top), (right, top), (right, bottom), (left, bottom))]
    sides = [math.dist(corners[0], corners[1]), math.dist(corners[3], corners[2])]
    if code["kind"] in ("QR", "mark"):
        sides += [math.dist(corners[0], corners[3]), math.dist(corners[1], corners[2])]
    parts = [(0.05 + 0.1 * x, 0.05 + 0.1 * y) for x in range(10) for y in range(10)]
    spots = [spot_of(card, laid, left + p * (right - left), top + q * (bottom - top)) for p, q in parts]
    clear = sum(is_clear(spot, laid, eye) for spot in spots) / len(spots)
    return {
        "text": code["text"],
        "kind": code["kind"],
        "px": round(min(sides) / code["modules"], 3),
        "clear": clear,
        "corners": [[round(x, 2), round(y, 2)] for x, y in corners],
    }


def is_clear(spot: Any, laid: Any, eye: Any) -> bool:
    """Tell whether nothing but the card itself lies between the camera and a spot on it."""
    ray = spot - eye.location
    view = bpy.context.view_layer.depsgraph
    _, there, _, _, what, _ = bpy.context.scene.ray_cast(view, eye.location, ray.normalized())
    return what is not None and (what.name == laid.name or (there - spot).length < 0.02)


def render(file: Path) -> None:
    """Render one scene and write its truth."""
    scene = json.loads(file.read_text())
    prepare(scene)
    ground(scene["ground"])
    laid = [(card, lay(card, file.parent)) for card in scene["cards"]]
    for said in scene["lamps"]:
        lamp(said, scene["warm"])
    eye = camera(scene)
    world(scene)
    bpy.context.view_layer.update()
    codes = [truth_of(code, card, one, eye, scene["size"]) for card, one in laid for code in card["codes"]]
    bpy.context.scene.render.filepath = str(file.with_suffix(".raw.png"))
    bpy.ops.render.render(write_still=True)
    truth = {"number": scene["number"], "size": scene["size"], "tilt": scene["tilt"], "codes": codes}
    file.with_suffix(".truth").write_text(json.dumps(truth))


def is_large(file: Path) -> tuple[bool, int]:
    """Tell whether a scene takes long, and its number."""
    scene = json.loads(file.read_text())
    return scene["size"][0] > 640, scene["number"]


if __name__ == "__main__":
    # Small pictures first: they show soonest whether anything is amiss.
    for scene_file in sorted(Path(sys.argv[1]).glob("[0-9]*.json"), key=is_large):
        if not scene_file.with_suffix(".truth").exists():
            render(scene_file)
