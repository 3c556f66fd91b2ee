/** docs/specification.md §9 */
const DELAY_MS = 700
const MARGIN_PX = 4

/**
 * From now on every button or link that is an icon without words shows its name after a moment under the pointer, with
 * the keyboard's focus, or under a finger that stays. Escape puts it away. Screen readers have the name anyway.
 * @param first what the pointer or the focus had reached before
 */
export function startTooltips(first: Event): void {
  const tip = document.createElement('div')
  tip.className = 'tooltip'
  tip.popover = 'manual'
  tip.ariaHidden = 'true'
  document.body.append(tip)
  let control: HTMLElement | undefined
  /** A pointer that rests elsewhere does not end what the keyboard has reached, even when the page moves under it. */
  let isByKeyboard = false
  let timer: ReturnType<typeof setTimeout> | undefined

  function close() {
    if (tip.isConnected) tip.hidePopover()
  }

  function hide() {
    clearTimeout(timer)
    close()
  }

  function leave() {
    hide()
    control = undefined
    isByKeyboard = false
  }

  function show() {
    const name = control?.isConnected && nameOfIcon(control)
    if (!control || !name) return
    tip.textContent = name
    // Nothing outside an open dialog can be pointed at.
    const home = control.closest('dialog') ?? document.body
    if (tip.parentElement !== home) home.append(tip)
    tip.showPopover()
    place(tip, control)
  }

  function reach({ type, target }: Event) {
    if (!(target instanceof Element) || tip.contains(target)) return
    const found = target.closest<HTMLElement>('a, button, summary') ?? undefined
    if (found === control) return
    if (type === 'focusin' && !found?.matches(':focus-visible')) return
    const isIcon = found !== undefined && nameOfIcon(found) !== undefined
    if (!isIcon && isByKeyboard && type !== 'focusin') return
    leave()
    if (!isIcon) return
    control = found
    isByKeyboard = type === 'focusin'
    timer = setTimeout(show, DELAY_MS)
  }

  /** Under a pointer something else now; what the keyboard has reached may itself have moved the page. */
  function scroll() {
    if (!isByKeyboard) close()
    else if (control && tip.matches(':popover-open')) place(tip, control)
  }

  function depart({ type, relatedTarget }: PointerEvent | FocusEvent) {
    if (isByKeyboard && type !== 'focusout') return
    const isNear =
      relatedTarget instanceof Node && (control?.contains(relatedTarget) || tip.contains(relatedTarget))
    if (!isNear) leave()
  }

  document.addEventListener('pointerover', reach)
  document.addEventListener('focusin', reach)
  document.addEventListener('pointerout', depart)
  document.addEventListener('focusout', depart)
  document.addEventListener('click', hide)
  document.addEventListener('scroll', scroll, { capture: true, passive: true })
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') hide()
  })
  reach(first)
}

/** The name of a control that shows nothing but an icon; a number on it, which is hidden from readers, is no word. */
function nameOfIcon(control: HTMLElement): string | undefined {
  if (!control.querySelector('svg') || showsWords(control)) return undefined
  return control.ariaLabel ?? control.querySelector('.sr-only')?.textContent
}

function showsWords(element: Element): boolean {
  return [...element.childNodes].some((node) => {
    if (node instanceof Element) {
      return node.ariaHidden !== 'true' && node.getBoundingClientRect().width > 1 && showsWords(node)
    }
    return node.textContent?.trim() !== ''
  })
}

/** Below the control, or above it where there is no room; always inside the window. */
function place(tip: HTMLElement, control: HTMLElement): void {
  const { top, bottom, left, width } = control.getBoundingClientRect()
  const { offsetHeight, offsetWidth } = tip
  const { clientHeight, clientWidth } = document.documentElement
  const middle = left + width / 2 - offsetWidth / 2
  tip.style.left = `${Math.max(MARGIN_PX, Math.min(middle, clientWidth - offsetWidth - MARGIN_PX))}px`
  tip.style.top = `${bottom + offsetHeight > clientHeight ? top - offsetHeight : bottom}px`
}
