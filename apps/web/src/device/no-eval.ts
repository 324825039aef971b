/**
 * Imported before everything else: zod would try to compile checks with `new Function`, which our security policy
 * reports. Said through the object that zod reads it from, because most screens never load zod at all.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
