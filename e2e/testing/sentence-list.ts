/** The sentences of the specification, which are errors and messages of success, in English and Spanish. */
export const SENTENCES = {
  notFound: [
    "Oops! The page you're looking for doesn't seem to exist.",
    '¡Vaya! Parece que la página que buscas no existe.',
  ],
  required: ['This field is required', 'Este campo es obligatorio'],
  invalidEmail: ['Invalid email address', 'El correo electrónico no es válido'],
  shortPassword: ['Password must be at least 6 characters', 'La contraseña debe tener al menos 6 caracteres'],
  acceptances: [
    'You must accept the Terms and Conditions and Privacy Policy.',
    'Debes aceptar los términos y condiciones y la política de privacidad.',
  ],
  resetSent: [
    'Done. If this address has an account, its link is on the way.',
    'Listo. Si esta dirección tiene una cuenta, su enlace está en camino.',
  ],
  resetFailed: [
    'Error sending password reset email.',
    'No se ha podido enviar el correo para restablecer la contraseña.',
  ],
  suspended: [
    'Your account has been suspended. Please contact support.',
    'Tu cuenta está suspendida. Ponte en contacto con soporte.',
  ],
  signedUp: ['Your account is ready. You are signed in.', 'Tu cuenta está lista. Has iniciado sesión.'],
  signedIn: ['Welcome back. You are signed in.', 'Hola de nuevo. Has iniciado sesión.'],
  sessionEnded: ['Your session has ended.', 'Tu sesión ha terminado.'],
  serverBusy: [
    'The server is busy. Please try again in a moment.',
    'El servidor está ocupado. Inténtalo de nuevo en un momento.',
  ],
  signedOut: ['You have logged out.', 'Has cerrado sesión.'],
  noData: [
    'No data available for the selected period to display the chart.',
    'No hay datos en el periodo seleccionado para mostrar el gráfico.',
  ],
  fetchFailed: ['Error fetching data.', 'No se han podido cargar los datos.'],
  invalidDate: ['Invalid date', 'La fecha no es válida'],
  expenseAdded: ['Expense added', 'Gasto añadido'],
  incomeAdded: ['Income added', 'Ingreso añadido'],
  expenseAddFailed: ['Failed to add expense.', 'No se ha podido añadir el gasto.'],
  incomeAddFailed: ['Failed to add income.', 'No se ha podido añadir el ingreso.'],
  sure: ['Are you sure?', '¿Seguro que quieres eliminarlo?'],
  forGood: ['this cannot be undone', 'no se podrá recuperar'],
  expenseDeleted: ['Expense deleted', 'Gasto eliminado'],
  incomeDeleted: ['Income deleted', 'Ingreso eliminado'],
  expenseDeleteFailed: ['Failed to delete expense.', 'No se ha podido eliminar el gasto.'],
  incomeDeleteFailed: ['Failed to delete income.', 'No se ha podido eliminar el ingreso.'],
  termsRequired: [
    'Please accept the Terms and Conditions to use this feature.',
    'Acepta los términos y condiciones para usar esta función.',
  ],
  termsUpdateFailed: [
    'Failed to update terms acceptance.',
    'No se ha podido guardar la aceptación de los términos.',
  ],
  termsUpdated: ['Thank you. Your acceptance has been saved.', 'Gracias. Hemos guardado tu aceptación.'],
  noLocation: [
    'Could not retrieve your location. Please ensure location services are enabled and try adding it from your profile later.',
    'No hemos podido obtener tu ubicación. Comprueba que los servicios de ubicación están activados e intenta añadirla más tarde desde tu perfil.',
  ],
  locationFailed: ['Could not save location.', 'No se ha podido guardar la ubicación.'],
  locationSaved: ['Location saved.', 'Ubicación guardada.'],
  profileFailed: [
    'Failed to update profile. Please try again.',
    'No se ha podido actualizar el perfil. Vuelve a intentarlo.',
  ],
  profileUpdated: ['Profile updated', 'Perfil actualizado'],
} as const;
export type Sentence = keyof typeof SENTENCES;
