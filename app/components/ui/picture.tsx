import { useCallback, useState } from 'react'

const WIDTHS = [320, 640, 1280]
const PLACEHOLDER = '/images/placeholder.svg'

type PictureProps = {
  /** Path without size and ending; null shows the placeholder. */
  image: string | null
  alt: string
  sizes: string
  /** For pictures seen at once: loaded first instead of when they come near. */
  priority?: boolean
  className?: string
}

/** A square product picture in the size that fits; the placeholder where there is none or it cannot be loaded. */
export function Picture({ image, alt, sizes, priority = false, className = '' }: PictureProps) {
  const [failed, setFailed] = useState<string>()
  // An error before hydration is an event that nobody heard.
  const noticeEarlierError = useCallback(
    (element: HTMLImageElement | null) => {
      if (image && element?.complete && element.naturalWidth === 0) setFailed(image)
    },
    [image],
  )
  const hasPicture = image !== null && image !== failed
  return (
    <img
      ref={noticeEarlierError}
      alt={alt}
      width={640}
      height={640}
      className={className}
      decoding="async"
      loading={priority ? undefined : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      {...(hasPicture
        ? {
            sizes,
            srcSet: WIDTHS.map((width) => `${image}-${width}.webp ${width}w`).join(', '),
            src: `${image}-640.webp`,
            onError: () => setFailed(image),
          }
        : { src: PLACEHOLDER })}
    />
  )
}
