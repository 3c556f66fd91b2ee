import { useEffect, useRef } from 'react'
import { useHasScripts } from '#app/components/ui/use-has-scripts.ts'
import type { Lines } from './draw-lines.ts'

type LineChartProps = {
  /** The chart in words. */
  label: string
  /** Drawn again when it is another object. */
  chart: Lines
  className?: string
}

/** The picture of a table. The library comes with such a page only, and after it; without scripts there is none. */
export function LineChart({ label, chart, className = 'h-72' }: LineChartProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const hasScripts = useHasScripts()
  useEffect(() => {
    if (!hasScripts) return
    const dark = matchMedia('(prefers-color-scheme: dark)')
    let remove: (() => void) | undefined
    let isOver = false
    async function draw() {
      const { drawLines } = await import('./draw-lines.ts')
      if (isOver || !canvas.current) return
      remove?.()
      remove = drawLines(canvas.current, chart)
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
  }, [hasScripts, chart])
  if (!hasScripts) return null
  return (
    // The canvas has the width of a moment ago until it is drawn again: it makes no page wider.
    <div className={`relative min-w-0 overflow-hidden ${className}`}>
      <canvas ref={canvas} role="img" aria-label={label} />
    </div>
  )
}
