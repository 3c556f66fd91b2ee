/** Statuses that mean 'try again later', as 5xx do. */
const BUSY = [408, 425, 429]

/**
 * Asks a payment provider. A refusal (4xx) is an answer too.
 * @throws when there is no clear answer: no server listens, it takes more than ten seconds, or the status means 'later'
 * (5xx, 408, 425, 429). The message names the provider and the status, but nothing that was sent.
 */
export async function askProvider(
  url: string,
  request: RequestInit,
  timeoutMs = 10_000,
): Promise<{ status: number; body: string }> {
  const response = await fetch(url, {
    ...request,
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  })
  const body = await response.text()
  if (response.status >= 500 || BUSY.includes(response.status)) {
    throw new Error(`${new URL(url).host} answered ${response.status}`)
  }
  return { status: response.status, body }
}
