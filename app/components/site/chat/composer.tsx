import { type KeyboardEvent, type ReactNode, type Ref, useId } from 'react'
import { Icon } from '#app/components/ui/icons.tsx'
import { useChatTexts } from './chat-texts.ts'

type ComposerProps = {
  ref: Ref<HTMLTextAreaElement>
  draft: string
  isWaiting: boolean
  onChange: (draft: string) => void
  onSend: () => void
  /** Below the field. */
  children: ReactNode
}

/** The field for a question. Enter sends it; with Shift it begins a line. */
export function Composer({ ref, draft, isWaiting, onChange, onSend, children }: ComposerProps) {
  const texts = useChatTexts()
  const id = useId()

  function sendOnEnter(event: KeyboardEvent) {
    // While a word is being composed, Enter belongs to the keyboard.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    onSend()
  }

  return (
    <form
      className="border-t border-line px-4 pt-3 pb-1"
      onSubmit={(event) => {
        event.preventDefault()
        onSend()
      }}
    >
      <label htmlFor={id} className="sr-only">
        {texts.field}
      </label>
      <div className="flex items-end gap-2">
        <textarea
          ref={ref}
          id={id}
          rows={1}
          value={draft}
          readOnly={isWaiting}
          placeholder={texts.placeholder}
          autoComplete="off"
          enterKeyHint="send"
          className="input field-sizing-content max-h-32 resize-none placeholder:text-stone"
          onChange={(event) => onChange(event.currentTarget.value)}
          onKeyDown={sendOnEnter}
        />
        <button
          type="submit"
          aria-label={texts.send}
          aria-busy={isWaiting}
          className="btn btn-leaf size-11 shrink-0 p-0"
        >
          <Icon name="arrow" className="size-5" />
        </button>
      </div>
      <p className="text-sm text-stone">{children}</p>
    </form>
  )
}
