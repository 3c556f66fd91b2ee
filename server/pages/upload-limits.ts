import type { IncomingHttpHeaders } from 'node:http'
import { matchPath } from 'react-router'
import { UPLOAD_PAGES, type UploadLimits } from '#app/request/upload-pages.ts'
import { withoutLocale } from '#shared/kernel/locale.ts'

/** Returns the limits of a form with files sent to a path; undefined where no page takes files. */
export function uploadLimitsOf(path: string): UploadLimits | undefined {
  const page = withoutLocale(path.replace(/\.data$/, ''))
  return Object.entries(UPLOAD_PAGES).find(([pattern]) => matchPath(pattern, page))?.[1]
}

/** True if a request's body is a form with files. */
export function isMultipart(contentType: string | undefined): boolean {
  return /^multipart\/form-data\b/i.test(contentType ?? '')
}

/** True if a request may take as long as files take to arrive. */
export function isUpload({
  url = '',
  headers,
}: {
  url?: string | undefined
  headers: IncomingHttpHeaders
}): boolean {
  const [path = ''] = url.split('?')
  return isMultipart(headers['content-type']) && uploadLimitsOf(path) !== undefined
}
