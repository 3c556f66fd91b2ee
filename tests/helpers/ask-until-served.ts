import { eventually } from './eventually.ts'

/** Sends a request again as long as the shop is too busy for it, as a 503 asks its clients to. */
export function askUntilServed(url: string, init: RequestInit): Promise<Response> {
  return eventually(
    async () => {
      const response = await fetch(url, init)
      if (response.status === 503) await response.body?.cancel()
      return response
    },
    ({ status }) => status !== 503,
  )
}
