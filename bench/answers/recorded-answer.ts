import { request } from 'node:http'

export type RecordedAnswer = { status: number; headers: Record<string, string>; bodyBase64: string }

/** Headers that the HTTP server adds to every answer itself. */
const NOT_PLAYED_BACK = new Set(['connection', 'keep-alive', 'transfer-encoding', 'date'])

/** Fetches an address as the load generator will, and records the answer's bytes as they came over the wire. */
export function recordAnswer(
  url: string,
  { method, headers, body }: { method: 'GET' | 'POST'; headers: Record<string, string>; body?: string },
): Promise<RecordedAnswer> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const bytes = Buffer.concat(chunks)
        const kept = Object.entries(response.headers).filter(([name]) => !NOT_PLAYED_BACK.has(name))
        resolve({
          status: response.statusCode ?? 0,
          headers: {
            ...Object.fromEntries(kept.map(([name, value]) => [name, String(value)])),
            'content-length': String(bytes.length),
          },
          bodyBase64: bytes.toString('base64'),
        })
      })
    })
    sent.on('error', reject)
    sent.end(body)
  })
}
