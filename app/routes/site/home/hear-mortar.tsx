import { useState } from 'react'
import { useHomeMessages } from './use-home-messages.ts'

/** A button that plays the mortar the shop is named after. */
export function HearMortar() {
  const { story } = useHomeMessages()
  const [isPlaying, setIsPlaying] = useState(false)

  async function play() {
    if (isPlaying) return
    setIsPlaying(true)
    try {
      const { playMortar } = await import('./mortar-sound.ts')
      await playMortar()
    } finally {
      setIsPlaying(false)
    }
  }

  return (
    <button type="button" className="btn btn-line mt-3 sm:mt-6 noscript:hidden" onClick={() => void play()}>
      <svg viewBox="0 0 64 64" className="size-6" fill="currentColor" aria-hidden="true">
        <path d="M11 27h42a3.5 3.5 0 0 1 0 7H11a3.5 3.5 0 0 1 0-7ZM12.5 37h39c-.3 8.6-4.4 13.3-10.3 15.3l2.3 3.2a2.8 2.8 0 0 1-2.3 4.5H22.8a2.8 2.8 0 0 1-2.3-4.5l2.3-3.2C16.9 50.3 12.8 45.6 12.5 37Z" />
        <path
          className={isPlaying ? 'pounds' : undefined}
          d="M29.5 24 41.3 5.3a5.2 5.2 0 0 1 8.8 5.5L41.8 24Z"
        />
      </svg>
      {story.hear}
    </button>
  )
}
