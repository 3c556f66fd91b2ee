import { type ComponentType, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { LocalLink } from '#app/components/i18n/locale.tsx'
import { useLayer } from '#app/components/ui/use-layer.ts'
import { useChatTexts } from './chat-texts.ts'
import { Mortar } from './mortar.tsx'
import { useIsInTheWay } from './use-is-in-the-way.ts'
import { sheetMedia } from './sheet-media.ts'

const loadPanel = async () => (await import('./panel.tsx')).Panel

type PanelProps = { isOpen: boolean; onClose: () => void }

/** The round button in the corner, and what it opens: fetched when somebody comes near it. */
export function Launcher() {
  const texts = useChatTexts()
  const [Panel, setPanel] = useState<ComponentType<PanelProps>>()
  const [isOpen, setIsOpen] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  const isInTheWay = useIsInTheWay(button, isOpen)
  const { key } = useLocation()
  // Beside the page it stays from one page to the next.
  useLayer('chat', isOpen && sheetMedia().matches, () => setIsOpen(false))

  useEffect(() => setHasFailed(false), [key])
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])

  function open() {
    loadPanel().then(
      (Panel) => {
        setPanel(() => Panel)
        setHasFailed(false)
        setIsOpen(true)
      },
      () => setHasFailed(true),
    )
  }

  /** Only begins to fetch it. Whether that fails is said when it is pressed. */
  const prepare = () => void loadPanel().catch(() => undefined)

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !(isOpen || hasFailed)) return
    setIsOpen(false)
    setHasFailed(false)
    if (hasFailed) button.current?.focus()
  }

  return (
    <aside aria-label={texts.region} data-chat className="print:hidden" onKeyDown={closeOnEscape}>
      <button
        ref={button}
        type="button"
        hidden={isOpen}
        aria-label={texts.open}
        aria-expanded={isOpen || hasFailed}
        aria-haspopup="dialog"
        className={`chat-launcher on-leaf ${isInTheWay ? 'pointer-events-none opacity-0' : ''}`}
        onClick={() => (hasFailed ? setHasFailed(false) : open())}
        onPointerEnter={prepare}
        onFocus={prepare}
      >
        <Mortar className="size-7" />
      </button>
      {hasFailed && (
        <div className="chat-missing stroke-in card p-4 shadow-float">
          <p role="alert">{texts.missing}</p>
          <LocalLink to="/contact" className="btn btn-line mt-3">
            {texts.write}
          </LocalLink>
        </div>
      )}
      {Panel && <Panel isOpen={isOpen} onClose={() => setIsOpen(false)} />}
    </aside>
  )
}
