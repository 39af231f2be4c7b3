import './lib/theme.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { app } from './lib/app.svelte.ts';

const target = document.getElementById('app');
if (target) mount(App, { target });
void app.start();
