import { defineTexts } from '../define-texts.ts'

export const keyboard = defineTexts({
  'keyboard.label': { en: 'On-screen keyboard', sv: 'Skärmtangentbord' },
  'keyboard.move': { en: 'Move the keyboard', sv: 'Flytta tangentbordet' },
  'keyboard.backspace': { en: 'Delete one character', sv: 'Radera ett tecken' },
  'keyboard.enter': { en: 'Enter', sv: 'Retur' },
  'keyboard.shift': { en: 'Shift', sv: 'Skift' },
  'keyboard.caps': { en: 'Caps lock', sv: 'Skiftlås' },
  'keyboard.special': { en: 'Special characters', sv: 'Specialtecken' },
  'keyboard.normal': { en: 'Letters', sv: 'Bokstäver' },
  'keyboard.language': { en: 'Language of the keyboard', sv: 'Tangentbordets språk' },
  'keyboard.left': { en: 'One character to the left', sv: 'Ett tecken åt vänster' },
  'keyboard.right': { en: 'One character to the right', sv: 'Ett tecken åt höger' },
  'keyboard.hide': { en: 'Hide the keyboard', sv: 'Dölj tangentbordet' },
  'keyboard.reset': { en: 'Put the keyboard back', sv: 'Ställ tillbaka tangentbordet' },
  'keyboard.more': { en: 'More letters', sv: 'Fler bokstäver' },
  'keyboard.space': { en: 'Space', sv: 'Mellanslag' },
  'settings.sound': { en: 'Sound', sv: 'Ljud' },
  'settings.sound-text': {
    en: 'A tone when something fails, and a click for keys of the on-screen keyboard.',
    sv: 'En ton när något misslyckas och ett klick för skärmtangentbordets tangenter.',
  },
  'keyboard.place': { en: 'Where the keyboard is', sv: 'Tangentbordets plats' },
  'keyboard.static': { en: 'At the bottom', sv: 'Längst ner' },
  'keyboard.movable': { en: 'Movable', sv: 'Flyttbart' },
})
