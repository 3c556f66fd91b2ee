import { useEffect, useState } from 'react'
import { useMenuMessages } from './use-menu-messages.ts'

/** The way to a table, at the foot of a phone while its reader is at the dishes, and away while the form is in sight. */
export function ReserveBar() {
  const texts = useMenuMessages()
  const [isAway, setIsAway] = useState(false)
  useEffect(() => {
    const form = document.getElementById('reserve')?.closest('section')
    if (!form) return
    const observer = new IntersectionObserver(([entry]) => setIsAway(entry?.isIntersecting ?? false))
    observer.observe(form)
    return () => observer.disconnect()
  }, [])
  return (
    <p className={`reserve-bar md:hidden print:hidden ${isAway ? 'invisible' : ''}`}>
      <a href="#reserve" className="btn btn-turmeric w-full">
        {texts.reserve}
      </a>
    </p>
  )
}
