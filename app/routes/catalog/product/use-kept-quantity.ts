import { useEffect } from 'react'

/**
 * The quantity that was chosen stays when the page is loaded again, as it is in the other language; until then it is in the
 * tab's own memory.
 */
export function useKeptQuantity(productId: string): void {
  useEffect(() => {
    const field = document.querySelector<HTMLInputElement>('#buy [name="quantity"]')
    if (!field) return
    const key = `quantity ${productId}`
    const kept = sessionStorage.getItem(key)
    sessionStorage.removeItem(key)
    if (kept) field.value = kept
    const keep = () => {
      if (field.validity.valid && field.value !== '1') sessionStorage.setItem(key, field.value)
    }
    addEventListener('pagehide', keep)
    return () => removeEventListener('pagehide', keep)
  }, [productId])
}
