import { Fragment } from 'react'
import type { ShownBlock } from '#domain/site/pages/schemas.ts'
import { Lines } from '#app/components/ui/lines.tsx'
import { Picture } from '#app/components/ui/picture.tsx'

/** The parts of a page, one after the other. */
export function Blocks({ blocks }: { blocks: ShownBlock[] }) {
  return blocks.map((block, at) => (
    // They never change their places.
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={at}>
      <Block block={block} />
    </Fragment>
  ))
}

function Block({ block }: { block: ShownBlock }) {
  switch (block.kind) {
    case 'heading':
      return (
        <h2 id={block.id} className="mt-12 mb-4 scroll-mt-24 text-xl md:text-2xl">
          {block.text}
        </h2>
      )
    case 'subheading':
      return <h3 className="mt-6 mb-2 text-lg">{block.text}</h3>
    case 'text':
      return <p className="mt-4 text-pretty">{block.text}</p>
    case 'lines':
      return (
        <p className="mt-4 border-l-2 border-turmeric pl-4">
          <Lines lines={block.items} />
        </p>
      )
    case 'list':
      return (
        <ul className="mt-4 list-disc space-y-2 pl-5 marker:text-turmeric">
          {block.items.map((item) => (
            <li key={item} className="text-pretty">
              {item}
            </li>
          ))}
        </ul>
      )
    case 'steps':
      return (
        <ol className="mt-4 divide-y divide-line border-y border-line">
          {block.items.map(({ title, text }, at) => (
            <li key={title} className="grid grid-cols-[3rem_1fr] gap-x-2 py-6">
              <span aria-hidden="true" className="display text-2xl text-turmeric">
                {at + 1}
              </span>
              <div>
                <h3 className="text-lg">{title}</h3>
                <p className="mt-2 text-pretty">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      )
    case 'cards':
      return (
        <ul className="mt-4 grid gap-x-8 sm:grid-cols-2">
          {block.items.map(({ title, text }) => (
            <li key={title} className="border-t-2 border-turmeric py-5">
              <h3 className="text-lg">{title}</h3>
              <p className="mt-2 text-pretty">{text}</p>
            </li>
          ))}
        </ul>
      )
    case 'pairs':
      return (
        <dl className="mt-4 divide-y divide-line border-y border-line">
          {block.items.map(({ name, value }) => (
            <div key={name + value} className="grid gap-x-4 py-2 sm:grid-cols-[14rem_1fr]">
              <dt className="font-semibold">{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )
    case 'picture':
      return (
        <Picture
          image={block.image}
          alt={block.alt}
          shape="3:2"
          sizes="(min-width: 48rem) 44rem, 100vw"
          className="mt-8 aspect-[3/2] w-full rounded-card object-cover"
        />
      )
  }
}
