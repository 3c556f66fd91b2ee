import { type RefObject, useEffect } from 'react'
import { sheetMedia } from './sheet-media.ts'

/**
 * On a phone the window covers the page, which nothing reaches then, but messages do appear over it; and it is as high as
 * the keyboard leaves it room.
 */
export function useSheet(panel: RefObject<HTMLElement | null>, isOpen: boolean): void {
  useEffect(() => {
    const element = panel.current
    const place = element?.closest('[data-chat]')
    if (!isOpen || !element || !place) return
    const rest = [...(place.parentElement?.children ?? [])].filter(
      (part) => part.matches('a, header, main, footer, aside') && part !== place,
    )
    const media = sheetMedia()
    const fit = () => {
      for (const part of rest) part.toggleAttribute('inert', media.matches)
      element.setAttribute('aria-modal', String(media.matches))
      const { height, offsetTop } = visualViewport ?? { height: innerHeight, offsetTop: 0 }
      element.style.setProperty('--chat-height', `${height}px`)
      element.style.setProperty('--chat-top', `${offsetTop}px`)
    }
    fit()
    media.addEventListener('change', fit)
    visualViewport?.addEventListener('resize', fit)
    visualViewport?.addEventListener('scroll', fit)
    return () => {
      for (const part of rest) part.removeAttribute('inert')
      media.removeEventListener('change', fit)
      visualViewport?.removeEventListener('resize', fit)
      visualViewport?.removeEventListener('scroll', fit)
    }
  }, [panel, isOpen])
}
