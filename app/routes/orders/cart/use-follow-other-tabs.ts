import { useEffect, useEffectEvent } from 'react'
import { useRevalidator } from 'react-router'
import { useCart } from '#app/components/orders/cart.tsx'
import { serializeCart } from '#shared/orders/cart-cookie.ts'

/** Asks for the cart again when it is no longer the one shown, because another tab has changed it. */
export function useFollowOtherTabs(shown: string): void {
  const cart = useCart()
  const { revalidate } = useRevalidator()
  const current = cart && serializeCart(cart.lines)
  const follow = useEffectEvent(() => {
    if (current !== undefined && current !== shown) void revalidate()
  })
  useEffect(() => follow(), [current])
}
