/** The bodies of responses that are there as a whole. */
const bodies = new WeakMap<Response, Buffer>()

/** A response whose body is there as a whole: what needs it once more is spared its stream. */
export function wholeResponse(body: Buffer<ArrayBuffer>, init: ResponseInit): Response {
  const response = new Response(body, init)
  bodies.set(response, body)
  return response
}

/** The bytes of a response, of whatever kind. */
export async function bytesOf(response: Response): Promise<Buffer> {
  return bodies.get(response) ?? Buffer.from(await response.arrayBuffer())
}

/** True if a response says something; to ask for its body would make a stream of it. */
export function hasBody(response: Response): boolean {
  return bodies.has(response) || response.body !== null
}
