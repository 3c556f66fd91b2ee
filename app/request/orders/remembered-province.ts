import type { RequestContext } from '#app/request/context.ts'
import { keptCookie, readCookie } from '#app/request/cookies.ts'
import { type Province, PROVINCES } from '#shared/accounts/provinces.ts'

/** The province that parcels of this browser last went to, or were to go to. */
export function rememberedProvince(request: Request, context: RequestContext): Province | undefined {
  const kept = readCookie(request, context, 'province')
  return PROVINCES.find((province) => province === kept)
}

export function provinceCookie(context: RequestContext, province: Province): string {
  return keptCookie(context, 'province', province)
}
