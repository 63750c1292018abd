import axios from 'axios';
import { notify } from './notify';

export const client = axios.create({
  baseURL: 'https://api.example.com',
});

client.interceptors.response.use(
  (response) => response,
  (error: Error) => {
    notify({
      message: '요청에 실패했습니다.',
      type: 'error',
    });
    return Promise.reject(error);
  },
);
