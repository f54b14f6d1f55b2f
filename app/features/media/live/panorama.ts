import type { View } from "./panorama-view";

export type Panorama = { draw(view: View): void; destroy(): void };

const vertexShader = `
attribute vec2 corner;
varying vec2 at;
void main() {
	at = corner;
	gl_Position = vec4(corner, 0.0, 1.0);
}`;

/** Maps each pixel of the screen to a direction, and each direction to the picture's longitude and latitude. */
const fragmentShader = `
precision highp float;
varying vec2 at;
uniform sampler2D picture;
uniform vec2 extent;
uniform vec2 turn;
const float PI = 3.141592653589793;
void main() {
	vec3 ray = normalize(vec3(at * extent, 1.0));
	float y = ray.y * cos(turn.y) + ray.z * sin(turn.y);
	float z = ray.z * cos(turn.y) - ray.y * sin(turn.y);
	float longitude = atan(ray.x, z) + turn.x;
	float latitude = asin(clamp(y, -1.0, 1.0));
	gl_FragColor = texture2D(picture, vec2(fract(longitude / (2.0 * PI) + 0.5), 0.5 - latitude / PI));
}`;

/** Higher pixel ratios make no visible difference and cost battery. */
const MAX_PIXEL_RATIO = 2;
const WHOLE_SCREEN = new Float32Array([-1, -1, 3, -1, -1, 3]);
const RADIANS = Math.PI / 180;

/**
 * Renders a full equirectangular panorama (2:1) with WebGL. No library: some of them inject styles, which the content
 * security policy forbids. Rejects without WebGL or if the picture fails to load.
 */
export async function createPanorama(canvas: HTMLCanvasElement, url: string, signal: AbortSignal): Promise<Panorama> {
	const gl = canvas.getContext("webgl", { antialias: false, alpha: false });
	if (!gl) throw new Error("no WebGL");
	const image = await loadImage(url, signal);
	const program = createProgram(gl);
	activate(gl, program);
	bindScreen(gl, program);
	bindPicture(gl, image);
	const extent = gl.getUniformLocation(program, "extent");
	const turn = gl.getUniformLocation(program, "turn");
	let frame = 0;
	return {
		draw(view) {
			cancelAnimationFrame(frame);
			frame = requestAnimationFrame(() => {
				const ratio = Math.min(devicePixelRatio, MAX_PIXEL_RATIO);
				canvas.width = Math.round(canvas.clientWidth * ratio);
				canvas.height = Math.round(canvas.clientHeight * ratio);
				gl.viewport(0, 0, canvas.width, canvas.height);
				const half = Math.tan((view.fieldOfView * RADIANS) / 2);
				gl.uniform2f(extent, (half * canvas.width) / canvas.height, half);
				gl.uniform2f(turn, view.yaw * RADIANS, view.pitch * RADIANS);
				gl.drawArrays(gl.TRIANGLES, 0, 3);
			});
		},
		destroy() {
			cancelAnimationFrame(frame);
			gl.getExtension("WEBGL_lose_context")?.loseContext();
		},
	};
}

async function loadImage(url: string, signal: AbortSignal): Promise<HTMLImageElement> {
	const image = new Image();
	image.crossOrigin = "anonymous";
	image.src = url;
	signal.addEventListener("abort", () => image.removeAttribute("src"), { once: true });
	await image.decode();
	return image;
}

function createProgram(gl: WebGLRenderingContext): WebGLProgram {
	const program = gl.createProgram();
	for (const [type, source] of [
		[gl.VERTEX_SHADER, vertexShader],
		[gl.FRAGMENT_SHADER, fragmentShader],
	] as const) {
		const shader = gl.createShader(type);
		if (!shader) throw new Error("no shader");
		gl.shaderSource(shader, source);
		gl.compileShader(shader);
		gl.attachShader(program, shader);
	}
	gl.linkProgram(program);
	if (!gl.getProgramParameter(program, gl.LINK_STATUS)) throw new Error("the shaders do not fit together");
	return program;
}

function activate(gl: WebGLRenderingContext, program: WebGLProgram) {
	const run = gl.useProgram.bind(gl);
	run(program);
}

/** A single triangle larger than the screen covers it. */
function bindScreen(gl: WebGLRenderingContext, program: WebGLProgram) {
	gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
	gl.bufferData(gl.ARRAY_BUFFER, WHOLE_SCREEN, gl.STATIC_DRAW);
	const corner = gl.getAttribLocation(program, "corner");
	gl.enableVertexAttribArray(corner);
	gl.vertexAttribPointer(corner, 2, gl.FLOAT, false, 0, 0);
}

function bindPicture(gl: WebGLRenderingContext, image: HTMLImageElement) {
	gl.bindTexture(gl.TEXTURE_2D, gl.createTexture());
	gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR);
	gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE);
	gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
	gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGB, gl.RGB, gl.UNSIGNED_BYTE, fitting(gl, image));
}

/** Scales the picture to the device's maximum texture size. */
function fitting(gl: WebGLRenderingContext, image: HTMLImageElement): TexImageSource {
	const widest = Number(gl.getParameter(gl.MAX_TEXTURE_SIZE));
	if (image.naturalWidth <= widest) return image;
	const smaller = document.createElement("canvas");
	smaller.width = widest;
	smaller.height = Math.round((image.naturalHeight * widest) / image.naturalWidth);
	smaller.getContext("2d")?.drawImage(image, 0, 0, smaller.width, smaller.height);
	return smaller;
}
