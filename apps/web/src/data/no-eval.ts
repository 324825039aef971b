/** Imported before everything else: zod would try to compile checks with `new Function`, which our security policy reports. */
import { config } from 'zod'

config({ jitless: true })
