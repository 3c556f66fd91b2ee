import { type RefObject, useEffect, useState } from 'react'
import { useLocation } from 'react-router'

/**
 * The things that stay uncovered: buttons, fields, the links of navigations and of the foot, and figures such as the sums of a cart.
 */
const KEPT_CLEAR = '.btn, button, input, select, textarea, summary, dd, .tabular-nums, nav a, footer a'

/**
 * True if a button that floats over the page covers a control or a figure of it, at the place that it is scrolled to.
 * @param isAway the button is not shown
 */
export function useIsInTheWay(button: RefObject<HTMLElement | null>, isAway: boolean): boolean {
  const [isInTheWay, setIsInTheWay] = useState(false)
  const { key } = useLocation()
  useEffect(() => {
    if (isAway) return
    let frame = 0
    let timer: ReturnType<typeof setTimeout> | undefined
    // Once the frame is painted: it has the browser lay the page out and look for what lies at nine places.
    const look = () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
      frame = requestAnimationFrame(() => {
        timer = setTimeout(() => setIsInTheWay(covers(button.current)))
      })
    }
    look()
    // Anything that opens, loads or leaves moves the rest of the page.
    const size = new ResizeObserver(look)
    size.observe(document.body)
    addEventListener('scroll', look, { passive: true })
    addEventListener('resize', look)
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
      size.disconnect()
      removeEventListener('scroll', look)
      removeEventListener('resize', look)
    }
  }, [button, isAway, key])
  return isInTheWay
}

function covers(button: HTMLElement | null): boolean {
  if (!button) return false
  const { left, right, top, bottom, width, height } = button.getBoundingClientRect()
  const columns = [left, left + width / 2, right]
  const rows = [top, top + height / 2, bottom]
  const isKeptClearAt = (x: number, y: number) =>
    document
      .elementsFromPoint(x, y)
      .some((element) => !button.contains(element) && element.closest(KEPT_CLEAR) !== null)
  return columns.some((x) => rows.some((y) => isKeptClearAt(x, y)))
}
