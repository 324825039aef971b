import { z } from 'zod'

/** W waits to be sent to the ERP, T transferred, F failed, N never sent. */
export const ErpStatus = z.enum(['W', 'T', 'F', 'N'])
