import { z } from 'zod'

/** No order of any plant is larger: a number above it is a slip of a key or a scanned code, and figures lose their digits. */
export const MOST_PIECES = 1_000_000_000

/** Pieces or material, as a person, a program or the ERP may say them; what an order can hold is a rule of its own. */
export const Quantity = z.number().min(-MOST_PIECES).max(MOST_PIECES)
