/** The bodies of responses that are there as a whole. */
const bodies = new WeakMap<Response, string>()

/** A response to a text that is there as a whole: whoever needs it once more is spared its stream. */
export function wholeResponse(body: string, init: ResponseInit): Response {
  const response = new Response(body, init)
  bodies.set(response, body)
  return response
}

/** The bytes of a response, of whatever kind. */
export async function bytesOf(response: Response): Promise<Buffer> {
  const body = bodies.get(response)
  return body === undefined ? Buffer.from(await response.arrayBuffer()) : Buffer.from(body)
}

/** Whether a response says something; to ask for its body would make a stream of it. */
export function hasBody(response: Response): boolean {
  return bodies.has(response) || response.body !== null
}
