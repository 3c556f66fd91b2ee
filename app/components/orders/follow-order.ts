const RETRY_MS = 3_000
const POLL_MS = 25_000
/** After so many failures in a row the page asks by itself. */
const MAX_FAILURES = 3

/**
 * Calls `onChange` when an order may have changed, while its page can be seen: as it happens, or, where the stream of
 * events does not get through, every 25 seconds.
 * @returns what ends it
 */
export function followOrder(eventsPath: string, onChange: () => void): () => void {
  let stream: EventSource | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let polling: ReturnType<typeof setInterval> | undefined
  let failures = 0

  function listen() {
    stream = new EventSource(eventsPath)
    stream.addEventListener('open', () => {
      failures = 0
      // Something may have happened while nobody listened.
      onChange()
    })
    stream.addEventListener('changed', onChange)
    stream.addEventListener('error', retry)
  }

  // Browsers retry by themselves after some failures and not after others.
  function retry() {
    stream?.close()
    failures += 1
    if (failures < MAX_FAILURES) {
      timer = setTimeout(listen, RETRY_MS)
    } else {
      polling = setInterval(() => void poll(), POLL_MS)
      void poll()
    }
  }

  async function poll() {
    // A reload that fails shows an error page, so first see whether the server answers.
    if ((await isServerThere()) && polling !== undefined) onChange()
  }

  function stop() {
    stream?.close()
    clearTimeout(timer)
    clearInterval(polling)
    polling = undefined
  }

  function follow() {
    stop()
    failures = 0
    if (document.visibilityState === 'visible') listen()
  }

  document.addEventListener('visibilitychange', follow)
  follow()
  return () => {
    document.removeEventListener('visibilitychange', follow)
    stop()
  }
}

async function isServerThere(): Promise<boolean> {
  try {
    return (await fetch(location.href, { method: 'HEAD', cache: 'no-store' })).ok
  } catch {
    return false
  }
}
