import { useCallback, useState } from 'react'
import { PICTURE_WIDTHS, pictureFile, pictureFiles, SCENE_WIDTHS } from '#shared/base/pictures.ts'

const PLACEHOLDER = '/images/placeholder.svg'

/** The height of a picture that is 640 wide, and the widths in which it is there. */
const SHAPES = {
  '1:1': [640, PICTURE_WIDTHS],
  '4:3': [480, PICTURE_WIDTHS],
  '3:2': [427, SCENE_WIDTHS],
} as const

type PictureProps = {
  /** Path or address without size and ending; null shows the placeholder. */
  image: string | null
  alt: string
  /**
   * The width it is shown in. A little less where it is as wide as the screen: 87vw lets phones of two dots to the
   * pixel take the width of 640, of half the bytes, and nobody see it.
   */
  sizes: string
  /** Packs are squares, dishes 4:3, scenes 3:2. */
  shape?: keyof typeof SHAPES
  /** For pictures seen at once: loaded first instead of when they come near. */
  priority?: boolean
  className?: string
}

/** A picture in the size and the format that fit; the placeholder where there is none or it cannot be loaded. */
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
  const [height, widths] = SHAPES[shape]
  const shown = image === failed ? null : image
  const element = (
    <img
      ref={noticeEarlierError}
      alt={alt}
      width={640}
      height={height}
      className={className}
      decoding="async"
      loading={priority ? undefined : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      {...(shown ? { src: pictureFile(shown, 640), onError: () => setFailed(shown) } : { src: PLACEHOLDER })}
    />
  )
  if (!shown) return element
  return (
    <picture>
      <source type="image/avif" sizes={sizes} srcSet={pictureFiles(shown, widths, 'avif')} />
      {element}
    </picture>
  )
}
