import { type MouseEvent, type ReactNode, useRef, useState } from 'react'
import type { ProductImage } from '#domain/catalog/catalog/views.ts'
import { pictureFile } from '#shared/base/pictures.ts'
import { pageTextsLoaded } from '#app/components/i18n/page-texts.ts'
import { Picture } from '#app/components/ui/picture.tsx'
import { useProductMessages } from './use-product-messages.ts'

export const GALLERY_SIZES = '(min-width: 40rem) 50vw, 87vw'

/** The product's pictures, side by side to swipe through or to choose from; each opens large. */
export function Gallery({ images }: { images: ProductImage[] }) {
  const texts = useProductMessages()
  const track = useRef<HTMLUListElement>(null)
  const [at, setAt] = useState(0)
  const [zoom, setZoom] = useState<ReactNode>()
  const shown = images.length > 0 ? images : [{ image: null, alt: '' }]

  // Without scripts, and where the dialog does not come, the link opens the picture itself.
  function enlarge(event: MouseEvent<HTMLAnchorElement>, index: number) {
    event.preventDefault()
    const { href } = event.currentTarget
    import('./zoom.tsx').then(
      async ({ Zoom }) => {
        await pageTextsLoaded()
        setZoom(<Zoom images={images} start={index} onClose={() => setZoom(undefined)} />)
      },
      () => location.assign(href),
    )
  }

  return (
    <div className="gallery">
      <ul
        ref={track}
        aria-label={texts.gallery}
        className="gallery-track"
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
          setAt(Math.round(scrollLeft / clientWidth))
        }
      >
        {shown.map(({ image, alt }, i) => {
          const picture = (
            <Picture
              image={image}
              alt={alt}
              sizes={GALLERY_SIZES}
              priority={i === 0}
              className={i === 0 ? 'page-picture gallery-picture' : 'gallery-picture'}
            />
          )
          return (
            <li key={image} id={`picture-${i + 1}`}>
              {image === null ? (
                picture
              ) : (
                <a
                  href={pictureFile(image, 1280)}
                  title={texts.enlarge}
                  onClick={(event) => enlarge(event, i)}
                >
                  {picture}
                </a>
              )}
            </li>
          )
        })}
      </ul>
      {images.length > 1 && (
        <ul className="page relative flex gap-3 pt-3">
          {images.map(({ image }, i) => (
            <li key={image}>
              <a
                href={`#picture-${i + 1}`}
                aria-label={texts.showPicture(i + 1, images.length)}
                aria-current={i === at ? 'true' : undefined}
                className="block overflow-hidden rounded-field border-2 border-transparent aria-[current]:border-leaf"
                onClick={(event) => {
                  event.preventDefault()
                  track.current?.scrollTo({ left: i * track.current.clientWidth })
                }}
              >
                <Picture image={image} alt="" sizes="96px" className="size-16 object-cover lg:size-24" />
              </a>
            </li>
          ))}
        </ul>
      )}
      {zoom}
    </div>
  )
}
