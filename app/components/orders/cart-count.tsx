import { useEffect, useRef } from 'react'
import { useMessages } from '#app/components/i18n/locale.tsx'

const STROKE = { duration: 260, easing: 'ease-out' }

/**
 * The number of jars in the cart; when there are more, one drops in and the number pops. Nothing while that is not
 * known, or none are.
 */
export function CartCount({ count }: { count: number | undefined }) {
  const { cart } = useMessages()
  const badge = useRef<HTMLSpanElement>(null)
  const jar = useRef<HTMLSpanElement>(null)
  const before = useRef(count)
  useEffect(() => {
    const hasGrown = before.current !== undefined && count !== undefined && count > before.current
    before.current = count
    if (!hasGrown || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    jar.current?.animate(
      [
        { opacity: 1, translate: '0 -1.75rem' },
        { opacity: 1, translate: '0 0', scale: 0.6 },
      ],
      STROKE,
    )
    badge.current?.animate([{ scale: 1 }, { scale: 1.5 }, { scale: 1 }], { ...STROKE, delay: 180 })
  }, [count])
  if (!count) return null
  return (
    <>
      <span
        ref={jar}
        className="absolute inset-x-4 top-4 h-4 rounded-sm border-t-4 border-leaf bg-chilli opacity-0"
      />
      <span
        ref={badge}
        className="absolute top-0 right-0 grid h-5 min-w-5 place-items-center rounded-full bg-chilli px-1 text-[0.75rem] leading-none font-semibold text-white tabular-nums"
      >
        <span aria-hidden="true">{count}</span>
        <span className="sr-only">{cart.items(count)}</span>
      </span>
    </>
  )
}
