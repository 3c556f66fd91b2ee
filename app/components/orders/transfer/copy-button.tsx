import { useState } from 'react'
import { Icon } from '#app/components/ui/icons.tsx'
import { useTransferMessages } from './use-transfer-messages.ts'

const SHOWN_MS = 3_000

/**
 * Copies one detail. Where the browser does not allow it, the text at `from` is selected instead, ready to be copied by
 * hand. Without scripts there is no button, and the detail is text.
 */
export function CopyButton({ value, label, from }: { value: string; label: string; from: string }) {
  const transfer = useTransferMessages()
  const [news, setNews] = useState('')

  async function copy() {
    let said: string
    try {
      await navigator.clipboard.writeText(value)
      said = transfer.copied
    } catch {
      const text = document.getElementById(from)
      if (text) getSelection()?.selectAllChildren(text)
      said = transfer.selected
    }
    setNews(said)
    setTimeout(() => setNews(''), SHOWN_MS)
  }

  return (
    <span className="noscript:hidden print:hidden">
      <button
        type="button"
        className="inline-flex min-h-11 items-center gap-1.5 rounded-full px-3 text-sm font-semibold text-leaf hover:bg-coconut"
        onClick={() => void copy()}
      >
        {news && <Icon name="check" className="size-4" />}
        {/* The name stays what it is while the news are shown: they are read out once, from the line below. */}
        <span aria-hidden="true">{news || transfer.copy}</span>
        <span className="sr-only">{transfer.copyOne(label)}</span>
      </button>
      <span role="status" className="sr-only">
        {news && `${label}: ${news}`}
      </span>
    </span>
  )
}
