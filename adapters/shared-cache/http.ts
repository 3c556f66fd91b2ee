import type { SharedCacheSettings } from '#config/config.ts'
import { SECOND } from '#shared/kernel/durations.ts'
import type { SharedCache } from './shared-cache.ts'

const TIMEOUT_MS = 2 * SECOND

/**
 * Tells a cache by `POST {url}` what to forget: as `{"tags":["products"]}`, the form of Cloudflare, and in `Cache-Tag`, for
 * those that read no bodies. One call at a time; what is said meanwhile goes into the next. None is repeated: whatever the
 * cache was not told ends there within seconds.
 * @param onFailure is told of each call that failed, without the key
 */
export function httpSharedCache(
  { url, key }: SharedCacheSettings,
  onFailure: (error: unknown) => void,
): SharedCache {
  const waiting = new Set<string>()
  let isCalling = false

  async function callUntilDone(): Promise<void> {
    isCalling = true
    while (waiting.size > 0) {
      const tags = [...waiting]
      waiting.clear()
      await call(tags).catch(onFailure)
    }
    isCalling = false
  }

  async function call(tags: string[]): Promise<void> {
    const response = await fetch(url, {
      method: 'POST',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      redirect: 'error',
      headers: {
        'content-type': 'application/json',
        'cache-tag': tags.join(','),
        authorization: `Bearer ${key}`,
      },
      body: JSON.stringify({ tags }),
    })
    await response.body?.cancel()
    if (!response.ok) throw new Error(`the cache in front answered ${response.status}`)
  }

  return {
    forget(tags) {
      for (const tag of tags) waiting.add(tag)
      if (!isCalling) void callUntilDone()
    },
  }
}
