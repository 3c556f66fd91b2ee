import { useEffect, useRef } from 'react'
import { useMessages } from '#app/components/i18n/locale.tsx'

/** How many jars are in the cart; pops when there are more. Nothing while that is not known, or none are. */
export function CartCount({ count }: { count: number | undefined }) {
  const { cart } = useMessages()
  const badge = useRef<HTMLSpanElement>(null)
  const before = useRef(count)
  useEffect(() => {
    const hasGrown = before.current !== undefined && count !== undefined && count > before.current
    before.current = count
    if (!hasGrown || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    badge.current?.animate([{ scale: 1 }, { scale: 1.5 }, { scale: 1 }], {
      duration: 260,
      easing: 'ease-out',
    })
  }, [count])
  if (!count) return null
  return (
    <span
      ref={badge}
      className="absolute top-0 right-0 grid h-5 min-w-5 place-items-center rounded-full bg-chilli px-1 text-[0.75rem] leading-none font-semibold text-white tabular-nums"
    >
      <span aria-hidden="true">{count}</span>
      <span className="sr-only">{cart.items(count)}</span>
    </span>
  )
}
