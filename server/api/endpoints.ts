import { customerEndpoints } from './customer-endpoints.ts'
import type { Endpoint } from './endpoint.ts'
import { refundEndpoints } from './refund-endpoints.ts'
import { shopEndpoints } from './shop-endpoints.ts'
import { staffEndpoints } from './staff-endpoints.ts'

/** Every address of the API: the routes and the document are made from this list. */
export const endpoints: Endpoint[] = [
  ...shopEndpoints,
  ...customerEndpoints,
  ...staffEndpoints,
  ...refundEndpoints,
]
