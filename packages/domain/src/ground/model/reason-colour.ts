import { z } from 'zod'
import { stopColour } from '../stop-colour.ts'

/** 'Automatic', one of the plant's colour names, or #rrggbb. */
export const ReasonColour = z
  .string()
  .max(20)
  .refine((name) => name === 'Automatic' || stopColour(name) !== undefined, 'Automatic, a colour name or #rrggbb')
