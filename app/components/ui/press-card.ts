import type { MouseEvent } from 'react'

/** Marks the card that was pressed: while its page opens, its picture grows into that page's (app/styles/motion.css). */
export function pressCard({ currentTarget }: MouseEvent): void {
  for (const card of document.querySelectorAll('[data-pressed]')) card.removeAttribute('data-pressed')
  currentTarget.closest('article')?.setAttribute('data-pressed', '')
}
