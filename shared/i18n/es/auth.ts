import type { auth as en } from '../en/auth.ts';
import type { Shape } from '../shape.ts';

export const auth = {
  email: 'Correo electrónico',
  password: 'Contraseña',
  logoutSuccess: 'Has cerrado sesión.',
  signIn: {
    title: 'Iniciar sesión',
    submit: 'Iniciar sesión',
    success: 'Hola de nuevo. Has iniciado sesión.',
    forgotPassword: '¿Has olvidado tu contraseña?',
    askOperator: 'Contacta con quien te dio acceso.',
    noAccount: '¿Aún no tienes cuenta?',
    toSignUp: 'Crea una',
  },
  signUp: {
    title: 'Crea tu cuenta',
    name: 'Nombre visible (opcional)',
    nameHint: 'Si lo dejas vacío, usaremos la parte de tu correo que va antes de la @.',
    currency: 'Moneda',
    changeCurrency: 'Cambiar',
    currencyHint: 'Todos tus importes estarán en esta moneda.',
    currencyUnknown: 'Ninguna moneda coincide',
    acceptances: 'Términos y privacidad',
    acceptTerms: 'Acepto los',
    terms: 'términos y condiciones',
    acceptPrivacy: 'Acepto la',
    privacy: 'política de privacidad',
    newTab: '(se abre en una pestaña nueva)',
    age: 'Al crear una cuenta, confirmas que tienes 13 años o más.',
    submit: 'Crear cuenta',
    success: 'Tu cuenta está lista. Has iniciado sesión.',
    hasAccount: '¿Ya tienes una cuenta?',
    toSignIn: 'Inicia sesión',
    setupNotice: 'Tu enlace incluye un código de configuración: esta cuenta administrará la instalación.',
  },
  strength: {
    advice:
      'Al menos {{min}} caracteres y que no sea una contraseña común. Varias palabras sin relación entre sí son seguras y fáciles de recordar.',
    tooShort: 'Demasiado corta: al menos {{min}} caracteres.',
    weak: 'Débil: fácil de adivinar. Hazla más larga y variada.',
    fair: 'Aceptable: con unos caracteres más será mucho más segura.',
    good: 'Buena. No la uses en ningún otro sitio.',
  },
} satisfies Shape<typeof en>;
