/*
 * Who may ask for what of discounts and newsletters, for tests/http/access.test.ts: a visitor, a customer, a moderator, an
 * admin.
 */
type Four = [number, number, number, number]

export const MARKETING_PAGES = {
  '/admin/discounts': [302, 404, 403, 200],
  '/admin/discounts/new': [302, 404, 403, 200],
  '/admin/discounts/:id': [302, 404, 403, 404],
  '/admin/letters': [302, 404, 200, 200],
  '/admin/letters/new': [302, 404, 200, 200],
  '/admin/letters/recipients': [302, 404, 200, 200],
  '/admin/letters/:id': [302, 404, 404, 404],
  '/admin/letters/:id/preview/:language': [302, 404, 404, 404],
} satisfies Record<string, Four>

export const MARKETING_FORMS = {
  '/admin/discounts/new': [302, 404, 403, 422],
  '/admin/discounts/:id': [302, 404, 403, 400],
  '/admin/letters/new': [302, 404, 422, 422],
  '/admin/letters/:id': [302, 404, 400, 400],
} satisfies Record<string, Four>

export const MARKETING_API = {
  'get /api/staff/discounts': [401, 403, 403, 200],
  'post /api/staff/discounts': [401, 403, 403, 400],
  'post /api/staff/discounts/{id}': [401, 403, 403, 400],
  'post /api/staff/discounts/{id}/end': [401, 403, 403, 404],
  'post /api/staff/discounts/{id}/resume': [401, 403, 403, 404],
  'get /api/staff/newsletters': [401, 403, 200, 200],
  'post /api/staff/newsletters': [401, 403, 400, 400],
  'get /api/staff/newsletters/{id}': [401, 403, 404, 404],
  'post /api/staff/newsletters/{id}': [401, 403, 400, 400],
  'post /api/staff/newsletters/{id}/deletion': [401, 403, 404, 404],
  'get /api/staff/newsletters/{id}/preview': [401, 403, 400, 400],
  'post /api/staff/newsletters/{id}/tests': [401, 403, 404, 404],
  'post /api/staff/newsletters/{id}/sending': [401, 403, 403, 400],
  'post /api/staff/newsletters/{id}/steps': [401, 403, 403, 400],
} satisfies Record<string, Four>
