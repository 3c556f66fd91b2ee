import { XMLBuilder } from 'fast-xml-parser'

const builder = new XMLBuilder({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  suppressEmptyNode: true,
  suppressBooleanAttributes: false,
})

/** Nested values as XML, with what is special in it escaped. Names that begin with `@` are attributes. */
export function toXml(value: object): string {
  return builder.build(value)
}

export const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n'
