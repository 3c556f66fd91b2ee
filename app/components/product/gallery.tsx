import { useState } from 'react'
import type { ProductImage } from '#domain/catalog/schemas.ts'
import { pictureFile } from '#shared/media/pictures.ts'
import { Picture } from '#app/components/ui/picture.tsx'
import { useProductMessages } from './use-product-messages.ts'

/** The product's pictures: one large, and where there are more, all of them to choose from. */
export function Gallery({ images }: { images: ProductImage[] }) {
  const texts = useProductMessages()
  const [at, setAt] = useState(0)
  const shown = images[at] ?? images[0]
  return (
    <div className="relative">
      <Picture
        image={shown?.image ?? null}
        alt={shown?.alt ?? ''}
        sizes="(min-width: 64rem) 50vw, 100vw"
        priority
        className="runs-out aspect-square w-full object-cover sm:max-lg:aspect-[3/2] lg:absolute lg:inset-0 lg:h-full"
      />
      {images.length > 1 && (
        <ul aria-label={texts.gallery} className="page relative flex flex-wrap gap-3 lg:absolute lg:bottom-6">
          {images.map(({ image }, i) => (
            <li key={image}>
              {/* Without scripts the link opens the picture itself. */}
              <a
                href={pictureFile(image, 1280)}
                aria-label={texts.showPicture(i + 1, images.length)}
                aria-current={i === at ? 'true' : undefined}
                className="block overflow-hidden rounded-field border-2 border-transparent aria-[current]:border-leaf"
                onClick={(event) => {
                  event.preventDefault()
                  setAt(i)
                }}
              >
                <Picture image={image} alt="" sizes="80px" className="size-20 object-cover" />
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
