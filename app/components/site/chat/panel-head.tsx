import { Icon } from '#app/components/ui/icons.tsx'
import { useChatTexts } from './chat-texts.ts'
import { Mortar } from './mortar.tsx'

type PanelHeadProps = {
  titleId: string
  onClose: () => void
  /** Undefined while there is nothing to forget. */
  onStartAgain: (() => void) | undefined
}

/** Says who answers here, and shows the ways out. */
export function PanelHead({ titleId, onClose, onStartAgain }: PanelHeadProps) {
  const texts = useChatTexts()
  return (
    <div className="on-leaf flex items-center gap-3 bg-leaf py-2 pr-2 pl-4 text-coconut">
      <Mortar className="size-7 shrink-0 text-turmeric" />
      <div className="min-w-0 grow leading-tight">
        <h2 id={titleId} className="text-lg text-coconut">
          {texts.title}
        </h2>
        <p className="text-sm">{texts.subtitle}</p>
      </div>
      {onStartAgain && (
        <button
          type="button"
          className="min-h-11 rounded-full px-3 text-sm font-semibold hover:bg-leaf-soft"
          onClick={onStartAgain}
        >
          {texts.startAgain}
        </button>
      )}
      <button
        type="button"
        aria-label={texts.close}
        className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-leaf-soft"
        onClick={onClose}
      >
        <Icon name="close" className="size-5" />
      </button>
    </div>
  )
}
