import { useCallback, useState } from 'react'
import { isOwnPicture, PICTURE_WIDTHS, type PictureFormat, pictureFile } from '#shared/media/pictures.ts'

const PLACEHOLDER = '/images/placeholder.svg'

/** In pixels, of pictures that are 640 wide. */
const HEIGHTS = { '1:1': 640, '4:3': 480 } as const

type PictureProps = {
  /** Path or address without size and ending; null shows the placeholder. */
  image: string | null
  alt: string
  sizes: string
  /** Packs are squares, dishes 4:3. */
  shape?: keyof typeof HEIGHTS
  /** For pictures seen at once: loaded first instead of when they come near. */
  priority?: boolean
  className?: string
}

/** A product picture in the size and the format that fit; the placeholder where there is none or it cannot be loaded. */
export function Picture({
  image,
  alt,
  sizes,
  shape = '1:1',
  priority = false,
  className = '',
}: PictureProps) {
  const [failed, setFailed] = useState<string>()
  // An error before hydration is an event that nobody heard.
  const noticeEarlierError = useCallback(
    (element: HTMLImageElement | null) => {
      if (image && element?.complete && element.naturalWidth === 0) setFailed(image)
    },
    [image],
  )
  const shown = image === failed ? null : image
  const element = (
    <img
      ref={noticeEarlierError}
      alt={alt}
      width={640}
      height={HEIGHTS[shape]}
      className={className}
      decoding="async"
      loading={priority ? undefined : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      {...(shown
        ? {
            sizes,
            srcSet: toSrcSet(shown, 'webp'),
            src: pictureFile(shown, 640),
            onError: () => setFailed(shown),
          }
        : { src: PLACEHOLDER })}
    />
  )
  if (!shown || isOwnPicture(shown)) return element
  return (
    <picture className="contents">
      <source type="image/avif" sizes={sizes} srcSet={toSrcSet(shown, 'avif')} />
      {element}
    </picture>
  )
}

function toSrcSet(image: string, format: PictureFormat): string {
  return PICTURE_WIDTHS.map((width) => `${pictureFile(image, width, format)} ${width}w`).join(', ')
}
