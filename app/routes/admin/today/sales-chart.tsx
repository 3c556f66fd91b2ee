import { useEffect, useRef, useState } from 'react'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { useLocale } from '#app/components/i18n/locale.tsx'
import { useMoney } from '#app/components/i18n/money.tsx'
import type { Sales } from '#domain/reports/schemas.ts'
import { formatShortDay } from '#shared/dates.ts'

/** The picture of the table beside it. The library comes with this page only, and after it; without scripts there is none. */
export function SalesChart({ sales }: { sales: Sales }) {
  const { today } = useStaffMessages()
  const { charge } = useMoney()
  const locale = useLocale()
  const canvas = useRef<HTMLCanvasElement>(null)
  const [hasScripts, setHasScripts] = useState(false)
  useEffect(() => setHasScripts(true), [])
  useEffect(() => {
    if (!hasScripts) return
    const dark = matchMedia('(prefers-color-scheme: dark)')
    let remove: (() => void) | undefined
    let isOver = false
    async function draw() {
      const { drawSales } = await import('./draw-sales.ts')
      if (isOver || !canvas.current) return
      remove?.()
      remove = drawSales(canvas.current, {
        days: sales.days.map(({ day }) => formatShortDay(day, locale)),
        lines: [
          { label: today.last, cents: sales.days.map(({ cents }) => cents) },
          { label: today.before, cents: sales.daysBefore.map(({ cents }) => cents) },
        ],
        charge,
      })
    }
    const redraw = () => void draw()
    redraw()
    // Its colours are those of the page.
    dark.addEventListener('change', redraw)
    return () => {
      isOver = true
      dark.removeEventListener('change', redraw)
      remove?.()
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the texts and amounts follow the language
  }, [hasScripts, sales, locale])
  if (!hasScripts) return null
  return (
    <div className="relative h-72 min-w-0">
      <canvas ref={canvas} role="img" aria-label={today.chart} />
    </div>
  )
}
