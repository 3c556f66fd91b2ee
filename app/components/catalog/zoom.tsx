import { useState } from 'react'
import type { ProductImage } from '#domain/catalog/catalog/views.ts'
import { pictureFile } from '#shared/base/pictures.ts'
import { Dialog } from '#app/components/ui/dialog.tsx'
import { Icon } from '#app/components/ui/icons.tsx'
import { useAddedMessages } from '#app/components/orders/use-added-messages.ts'
import { useProductMessages } from './use-product-messages.ts'

type ZoomProps = { images: ProductImage[]; start: number; onClose: () => void }

/** A picture over the whole screen; a press brings it nearer, the arrows lead to the others. */
export function Zoom({ images, start, onClose }: ZoomProps) {
  const texts = useProductMessages()
  const { close } = useAddedMessages()
  const [at, setAt] = useState(start)
  const [isNear, setIsNear] = useState(false)
  const shown = images[at]
  if (!shown) return null

  function step(by: 1 | -1) {
    setAt((at + by + images.length) % images.length)
    setIsNear(false)
  }
  const arrow =
    'pointer-events-auto grid size-11 place-items-center rounded-full bg-rice shadow-float hover:bg-line'
  return (
    <Dialog
      label={texts.showPicture(at + 1, images.length)}
      closeLabel={close}
      focusOn="[aria-pressed]"
      className="whole-screen"
      onClose={onClose}
    >
      <div
        role="presentation"
        className="grid h-[calc(100dvh-4rem)] place-items-center overflow-auto"
        onKeyDown={({ key }) => {
          if (key === 'ArrowRight') step(1)
          if (key === 'ArrowLeft') step(-1)
        }}
      >
        <button
          type="button"
          aria-pressed={isNear}
          aria-label={texts.nearer}
          className={isNear ? 'cursor-zoom-out' : 'cursor-zoom-in'}
          onClick={() => setIsNear(!isNear)}
        >
          <img
            src={pictureFile(shown.image, 1280)}
            alt={shown.alt}
            className={
              isNear ? 'w-[180vmin] max-w-none' : 'max-h-[calc(100dvh-4rem)] max-w-full object-contain'
            }
          />
        </button>
      </div>
      {images.length > 1 && (
        <div className="pointer-events-none absolute inset-x-3 top-1/2 flex -translate-y-1/2 justify-between">
          <button type="button" className={arrow} aria-label={texts.previousPicture} onClick={() => step(-1)}>
            <Icon name="left" className="size-5" />
          </button>
          <button type="button" className={arrow} aria-label={texts.nextPicture} onClick={() => step(1)}>
            <Icon name="right" className="size-5" />
          </button>
        </div>
      )}
    </Dialog>
  )
}
